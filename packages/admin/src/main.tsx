import {createRoot} from 'react-dom/client';
import './look/look.css';
import {App} from './screens/App';
import {redirectToForm} from './requestedForm';
import type {Settings} from './settings';

void start();

/** Starts the editor on the page `/admin`. */
async function start(): Promise<void> {
  const response = await fetch('/admin/settings.json');
  const settings = (await response.json()) as Settings;
  if (redirectToForm(settings)) return;
  const main = document.body.appendChild(document.createElement('main'));
  createRoot(main).render(<App settings={settings} />);
}
