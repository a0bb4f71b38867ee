/** An open dialog that leaves nothing else to read, and what it has hidden from screen readers. */
const dialog = '[role$=dialog][aria-modal=true][data-state=open]'
const hidden = '[data-aria-hidden]'

/** Frames it may take: where nothing else is on the page, nothing will be hidden. */
const mostFrames = 10

/** A dialog hides what lies below it with a frame of its own, which comes late on a busy machine: an audit before it finds two headers. */
export async function hideBelowDialog(): Promise<void> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    if (document.querySelector(dialog) === null || document.querySelector(hidden) !== null) return
    await new Promise(requestAnimationFrame)
  }
}
