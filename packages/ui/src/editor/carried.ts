import type { NewThing } from '@motif/design'

/** What a drag from a panel is told to be, beside files and words from elsewhere. */
export const carriedType = 'application/x-motif-thing'

let thing: NewThing | undefined

/** What is being dragged from a panel to the stage of this page; nothing once it was let go. What other pages say they bring is not asked for. */
export const carry = (taken: NewThing | undefined) => void (thing = taken)
export const carried = () => thing
