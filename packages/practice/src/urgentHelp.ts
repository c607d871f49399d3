/** The address of the page for emergencies. */
export const URGENT_HELP = '/urgent-help';
