/** Part of the script that starts it, so that the worker inherits the policy of the page. */
declare module '*?worker&inline' {
  const InlineWorker: new () => Worker;
  export default InlineWorker;
}

declare module '*?url' {
  const address: string;
  export default address;
}
