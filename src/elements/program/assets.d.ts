/** A worker whose script travels in the script that starts it, so that it inherits the policy of the page. */
declare module '*?worker&inline' {
  const InlineWorker: new () => Worker;
  export default InlineWorker;
}

/** The address of a file. */
declare module '*?url' {
  const address: string;
  export default address;
}
