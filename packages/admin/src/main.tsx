import {createRoot} from 'react-dom/client';
import './look/look.css';
import {fetchJson} from './fetchJson';
import {App} from './screens/App';
import {ErrorBoundary} from './screens/ErrorBoundary';
import {redirectToForm} from './requestedForm';
import type {Settings} from './settings';

void start();

/** Starts the editor on the page `/admin`. */
async function start(): Promise<void> {
  const main = document.body.appendChild(document.createElement('main'));
  main.textContent = 'Loading…';
  try {
    const settings = await fetchJson<Settings>('/admin/settings.json');
    if (redirectToForm(settings)) return;
    createRoot(main).render(
      <ErrorBoundary>
        <App settings={settings} />
      </ErrorBoundary>,
    );
  } catch (error) {
    main.textContent = (error as Error).message;
  }
}
