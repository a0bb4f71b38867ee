/**
 * Draws the products there is no model of, as passes like those of the renderings:
 *
 *   node tools/pictures/draw/draw.ts [view …]
 */
import { drawGreetingCard, drawPouch, drawStickerSheet } from './flat.ts'
import { drawEnamelMug } from './mug.ts'

const drawings: Record<string, () => Promise<void>> = {
  'enamel-mug': drawEnamelMug,
  pouch: drawPouch,
  'sticker-sheet': drawStickerSheet,
  'greeting-card': drawGreetingCard
}

const wanted = process.argv.slice(2)
for (const [view, draw] of Object.entries(drawings)) if (wanted.length === 0 || wanted.includes(view)) await draw()
