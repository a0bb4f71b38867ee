interface Connected {
  connection?: { saveData?: boolean }
}

/** Whether data saving is off; with it, server pictures suffice. Browser only. */
export const allowsLivePreview = (): boolean =>
  (navigator as Connected).connection?.saveData !== true && !matchMedia('(prefers-reduced-data: reduce)').matches
