/** Last copied text, for browsers that deny reading the clipboard. */
let last = ''

export const copiedText = () => last
export const storeCopiedText = (text: string) => void (last = text)
