declare module '@generated/site-content/default/es.js' {
  const data: Record<string, unknown>;
  export default data;
}
