declare module '@generated/content-problems/default/problems.json' {
  const value: import('@dental/content').Problem[];
  export default value;
}
