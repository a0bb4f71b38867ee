interface Connected {
  connection?: { saveData?: boolean }
}

/** Whether somebody lets pages load more than they must: otherwise the server's pictures are enough. Asked in a browser. */
export const allowsLivePreview = (): boolean =>
  (navigator as Connected).connection?.saveData !== true && !matchMedia('(prefers-reduced-data: reduce)').matches
