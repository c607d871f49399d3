import type {PracticeFacts} from '../content/schemas/practice';

type Integrations = PracticeFacts['integrations'];

/** The outside services that a script brings in. */
export type ThirdParty = keyof Integrations;

/* What each service's script puts on the window: the contract that the stand-ins of a preview keep too. */

/** The form service fills every empty element that carries the id of a form. */
export interface FormService {
  /** Looks for `[data-form-id]` elements that are still empty and fills them. */
  fill(): void;
}

/** The chat assistant is configured once and can then be opened. */
export interface ChatService {
  init(options: {clientId: string; tenant: string; forms: string[]}): void;
  open(): void;
}

/** The financing widget is initialised once with the element that it draws into. */
export interface FinancingService {
  init(options: {element: HTMLElement; practiceId: string; accentColor: string}): void;
}

declare global {
  interface Window {
    FormServe?: FormService;
    DeskChat?: ChatService;
    CherryWidget?: FinancingService;
  }
}

const loading = new Map<ThirdParty, Promise<void>>();

const STAND_INS: Record<ThirdParty, () => Promise<{install(this: void): void}>> = {
  forms: () => import('./forms/preview'),
  chat: () => import('./chat/preview'),
  financingWidget: () => import('./financing/preview'),
};

/** Whether the host of an address is among those of the register of third parties, which the privacy page shows. */
export function isRegistered(address: string, register: readonly string[]): boolean {
  return register.includes(new URL(address).host);
}

/**
 * Brings a service's script into the page, once for the whole visit. A preview gets our stand-in instead, so
 * that no real request is made. A page that is only being prerendered waits until it is shown.
 * @param script the address of the real script; undefined asks for the stand-in
 * @param register the hosts of the register of third parties; any other is refused
 * @returns settles when the script has run or failed; a failed one is not tried again
 */
export function loadThirdParty(
  name: ThirdParty,
  script: string | undefined,
  register: readonly string[],
): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const added = shown().then(() =>
    script === undefined ? STAND_INS[name]().then(({install}) => install()) : addScript(script, register),
  );
  loading.set(name, added);
  return added;
}

/**
 * Calls into an outside service, whose code may be anything. What it throws stays here.
 * @param service undefined if its script has not brought it
 * @returns whether the call went through
 */
export function callThirdParty<Service>(service: Service | undefined, call: (service: Service) => void): boolean {
  if (service === undefined) return false;
  try {
    call(service);
    return true;
  } catch {
    return false;
  }
}

function addScript(src: string, register: readonly string[]): Promise<void> {
  if (!isRegistered(src, register))
    return Promise.reject(new Error(`The host of ${src} is not in the register of third parties.`));
  window.addEventListener('error', keepForeignError);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${src} could not be loaded.`)));
    document.head.append(script);
  });
}

/** What goes wrong inside a script of another origin is no error of ours. Browsers tell no more of it than these words. */
function keepForeignError(event: ErrorEvent): void {
  if (event.message === 'Script error.' && event.filename === '') event.preventDefault();
}

function shown(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), {once: true}));
}
