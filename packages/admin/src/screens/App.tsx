import {lazy, Suspense, useEffect, useMemo, useState, type ReactNode} from 'react';
import {onWorkerFailure} from '../checks/client';
import type {Settings} from '../settings';
import {GitHubRepository} from '../tasks/gitHubRepository';
import {createLocalRepository} from '../tasks/localRepository';
import type {Repository} from '../tasks/repository';
import {EditorProvider} from './EditorContext';
import {HomeScreen} from './HomeScreen';
import {ListScreen} from './ListScreen';
import {makeLink, readRoute, useHash} from './routes';
import {SignIn} from './SignIn';
import {TaskBar} from './TaskBar';
import {TaskScreen} from './TaskScreen';
import {useEditorState} from './useEditorState';

/** The forms bring the text editor, which the other screens don't need. */
const FormScreen = lazy(() =>
  import('./FormScreen').then((module) => ({default: module.FormScreen})),
);
const NewScreen = lazy(() =>
  import('./FormScreen').then((module) => ({default: module.NewScreen})),
);

/** The editor: asks people to sign in if needed, then shows its screens. */
export function App({settings}: {settings: Settings}): ReactNode {
  const {backend} = settings;
  // The token isn't stored anywhere else, so that no other script of this origin can read it.
  const [token, setToken] = useState<string>();
  const repository = useMemo(() => {
    if (backend.name === 'local') return createLocalRepository(backend.address);
    return token === undefined ? undefined : new GitHubRepository({...backend, token});
  }, [backend, token]);
  if (repository) return <Screens settings={settings} repository={repository} />;
  const address = backend.name === 'github' ? backend.signInAddress : undefined;
  return <SignIn address={address} onToken={setToken} />;
}

function Screens({settings, repository}: {settings: Settings; repository: Repository}): ReactNode {
  const state = useEditorState(settings, repository);
  const hash = useHash();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => onWorkerFailure(setFailure), []);
  // The error boundary explains what to do.
  if (failure) throw failure;
  return (
    <EditorProvider value={state}>
      <header>
        <h1>
          <a href={makeLink({screen: 'home'})}>Editor</a>
        </h1>
        <TaskBar />
      </header>
      <Suspense fallback={<p role="status">Loading…</p>}>
        {!state.isLoading && <Screen hash={hash} hasTask={state.task !== undefined} />}
      </Suspense>
    </EditorProvider>
  );
}

function Screen({hash, hasTask}: {hash: string; hasTask: boolean}): ReactNode {
  const route = readRoute(hash);
  if (route.screen === 'list') return <ListScreen key={hash} name={route.collection} />;
  if (route.screen === 'new') return <NewScreen key={hash} name={route.collection} />;
  if (route.screen === 'form') return <FormScreen key={hash} file={route.file} />;
  // The Back button can open a task that is over.
  return route.screen === 'task' && hasTask ? <TaskScreen /> : <HomeScreen />;
}
