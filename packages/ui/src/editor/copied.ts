/** What was copied last on this page, for where the browser does not let it read the clipboard. */
let last = ''

export const copied = () => last
export const keepCopied = (text: string) => void (last = text)
