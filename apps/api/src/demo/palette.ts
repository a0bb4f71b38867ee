import type { DemoColour } from './types.ts'

/** Inks of the workshop: what artworks are printed with. */
export const inks = {
  paper: '#f6f1e4',
  cream: '#efe2c6',
  black: '#1d1c1a',
  navy: '#1f3157',
  sea: '#2f6f8f',
  sky: '#a9c9da',
  teal: '#1f6f6b',
  pine: '#24503f',
  moss: '#6d7f45',
  sage: '#a8b891',
  mustard: '#e0a526',
  lemon: '#f2cf4a',
  orange: '#e27a2c',
  vermilion: '#d2432a',
  brick: '#9f3a2a',
  rose: '#e3a79a',
  plum: '#5b2e4f',
  lilac: '#b9a6cf',
  stone: '#b5ae9f'
} as const

const colour = (value: string, label: string, swatch: string): DemoColour => ({ value, label, swatch })

/** Colours the products come in, the same name and tint wherever they appear. */
export const colours = {
  paper: colour('paper-white', 'Paper white', '#f2f1ec'),
  ink: colour('ink-black', 'Ink black', '#1b1b1d'),
  navy: colour('harbour-navy', 'Harbour navy', '#24365c'),
  brick: colour('brick', 'Brick', '#a33b2a'),
  moss: colour('moss', 'Moss', '#4d5b3c'),
  oat: colour('oat', 'Oat', '#e3d8c2'),
  rose: colour('rose-clay', 'Rose clay', '#d9a497'),
  sky: colour('sky', 'Sky', '#a9c4d6'),
  mustard: colour('mustard', 'Mustard', '#d9a22b'),
  lilac: colour('lilac', 'Lilac', '#b7a7c9'),
  stone: colour('stone', 'Stone', '#b9b3a6'),
  pine: colour('pine', 'Pine', '#244a3d'),
  natural: colour('natural', 'Natural', '#e9dfca'),
  oak: colour('oak-frame', 'Oak', '#b98a56')
} as const
