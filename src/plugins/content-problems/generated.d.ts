declare module '@generated/content-problems/default/problems.json' {
  const value: import('../../content/problem').Problem[];
  export default value;
}
