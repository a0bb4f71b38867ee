import { m } from '@motif/messages'

/** Colours offered for what is printed: part of people's designs, not of the shop's own look. */
export const inks = [
  { value: '#1c1b18', name: () => m.editor_ink_ink() },
  { value: '#ffffff', name: () => m.editor_ink_paper() },
  { value: '#c8371b', name: () => m.editor_ink_vermilion() },
  { value: '#e9a92f', name: () => m.editor_ink_marigold() },
  { value: '#1f6b45', name: () => m.editor_ink_forest() },
  { value: '#1f5fa8', name: () => m.editor_ink_sea() },
  { value: '#5b2a63', name: () => m.editor_ink_plum() },
  { value: '#f2b8b0', name: () => m.editor_ink_blush() }
] as const
