import { type Relevance, all, any, only } from './relevance.ts'

const hoodies = [
  'undecided-hoodie',
  'first-light-hoodie',
  'everyday-hoodie',
  'night-swim-hoodie',
  'understorey-hoodie',
  'gone-outside-hoodie',
  'spot-height-hoodie'
]
const caps = ['six-panel-cap', 'high-ground-cap', 'out-to-lunch-cap', 'gone-sailing-cap']
const campMugs = ['camp-mug', 'clearing-camp-mug', 'due-north-camp-mug']
const stonewareMugs = [
  'lemon-grove-mug',
  'one-more-chai-mug',
  'studio-mug',
  'tea-first-mug',
  'pit-stop-mug',
  'three-mackerel-mug',
  'only-monday-mug'
]
const mugs = [...campMugs, ...stonewareMugs]
const totes = [
  'market-day-tote',
  'many-hellos-tote',
  'everyday-tote',
  'verge-in-june-tote',
  'quarter-turn-tote',
  'one-more-tote',
  'cut-paper-tote'
]
const pouches = ['kitchen-floor-pouch', 'zip-pouch', 'deckchair-pouch', 'herb-row-pouch']
const cases = [
  'last-tram-case',
  'cut-paper-case',
  'poppy-field-case',
  'slim-case',
  'stairwell-case',
  'sea-chart-case',
  'clear-night-case',
  'picnic-case'
]
const notebooks = [
  'monogram-notebook',
  'cloth-notebook',
  'plans-and-detours-notebook',
  'pressed-leaves-notebook',
  'high-water-notebook'
]
const stickers = ['good-dog-stickers', 'sticker-sheet', 'greengrocer-stickers', 'out-and-about-stickers']
const cards = [
  'folded-card',
  'deep-breath-card',
  'thank-you-card',
  'hello-hello-card',
  'save-the-date-card',
  'holding-up-card'
]
const posters = [
  'that-night-poster',
  'afterglow-poster',
  'old-harbour-poster',
  'print-your-own-poster',
  'noon-desert-poster',
  'everything-goes-round-poster',
  'lower-ambling-poster',
  'olive-branch-poster',
  'and-so-on-poster',
  'jug-and-stripes-poster',
  'look-dont-lick-poster',
  'salaam-poster',
  'come-in-poster'
]
const shirts = [
  'slow-tide-tee',
  'classic-tee',
  'rowing-club-tee',
  'night-shift-tee',
  'slow-motion-tee',
  'heavyweight-tee',
  'long-ridge-tee',
  'two-wheels-tee',
  'moon-year-tee',
  'seville-tee',
  'nearly-centred-tee',
  'other-way-tee',
  'laundry-tour-tee',
  'could-have-been-a-walk-tee',
  'only-once-tee',
  'sundays-tee',
  'tens-tee'
]

/** Products without a printed design, for the customer's own design. */
const blanks = [
  'classic-tee',
  'studio-mug',
  'everyday-tote',
  'six-panel-cap',
  'print-your-own-poster',
  'everyday-hoodie',
  'slim-case',
  'cloth-notebook',
  'heavyweight-tee',
  'camp-mug',
  'zip-pouch',
  'sticker-sheet',
  'folded-card'
]

/** Queries as people type them, grouped by kind. If a kind fails, fix the search, not this set. */
export const relevance: Readonly<Record<string, readonly Relevance[]>> = {
  'typing mistakes': [
    only('hoddie', hoodies),
    only('hooide', hoodies),
    only('noteboook', notebooks),
    only('notebok', notebooks),
    only('posetr', posters),
    only('stikers', stickers),
    only('phnoe case', cases),
    only('tshrit', shirts),
    only('enamle mug', campMugs),
    only('stonewear mug', stonewareMugs),
    all('mackeral mug', 'three-mackerel-mug'),
    all('lemmon mug', 'lemon-grove-mug'),
    all('bithday card', 'deep-breath-card', 'holding-up-card'),
    all('heavywieght tee', 'heavyweight-tee'),
    all('understory hoodie', 'understorey-hoodie'),
    all('olive brach poster', 'olive-branch-poster'),
    only('sweatshrit', hoodies),
    all('greengrosser stickers', 'greengrocer-stickers'),
    all('monogramm notebook', 'monogram-notebook')
  ],
  'words in one or apart': [
    only('phonecase', cases),
    only('t shirt', shirts),
    only('tshirt', shirts),
    only('note book', notebooks),
    only('totebag', [...totes, ...pouches]),
    all('moonyear tee', 'moon-year-tee')
  ],
  plurals: [
    only('mug', mugs),
    only('mugs', mugs),
    only('hoodies', hoodies),
    all('cap', ...caps),
    all('caps', ...caps),
    only('posters', posters),
    only('notebooks', notebooks),
    only('sticker', stickers),
    only('totes', totes),
    all('pouches', ...pouches),
    only('cards', cards),
    all('birthday cards', 'deep-breath-card', 'holding-up-card')
  ],
  synonyms: [
    only('sweatshirt', hoodies),
    only('jumper', hoodies),
    only('pullover', hoodies),
    all('baseball hat', ...caps),
    only('coffee cup', mugs),
    only('carrier bag', [...totes, ...pouches]),
    all('pencil case', ...pouches),
    all('makeup bag', ...pouches),
    only('wall art', posters),
    only('picture for the wall', posters),
    only('journal', notebooks),
    only('diary', notebooks),
    only('sketchbook', notebooks),
    only('decals', stickers),
    only('smartphone cover', cases),
    only('mobile phone case', cases),
    only('samsung case', cases),
    only('greeting card', cards),
    only('top', [...shirts])
  ],
  'colours as words': [
    all('red shirt', 'classic-tee', 'night-shift-tee'),
    all('navy hoodie', 'undecided-hoodie', 'first-light-hoodie', 'everyday-hoodie'),
    all('blue hoodie', 'undecided-hoodie', 'first-light-hoodie', 'everyday-hoodie', 'gone-outside-hoodie'),
    all('yellow mug', 'clearing-camp-mug', 'pit-stop-mug', 'only-monday-mug'),
    only('pink mug', ['studio-mug', 'tea-first-mug', 'pit-stop-mug', 'three-mackerel-mug']),
    all('green cap', 'six-panel-cap', 'high-ground-cap'),
    only('purple t-shirt', ['night-shift-tee', 'moon-year-tee']),
    only('lavender hoodie', ['night-swim-hoodie']),
    all('grey hoodie', 'undecided-hoodie', 'everyday-hoodie'),
    all('gray sweatshirt', 'undecided-hoodie', 'everyday-hoodie'),
    all('black tote', 'market-day-tote', 'many-hellos-tote', 'everyday-tote'),
    only('blue notebook', ['cloth-notebook', 'plans-and-detours-notebook']),
    only('burgundy cap', ['six-panel-cap', 'out-to-lunch-cap']),
    only('dark blue mug', ['lemon-grove-mug', 'one-more-chai-mug', 'studio-mug', 'camp-mug', 'due-north-camp-mug']),
    only('light blue pouch', ['kitchen-floor-pouch', 'zip-pouch']),
    only('black phone case', ['slim-case'])
  ],
  occasions: [
    any('gift for dad', 'camp-mug', 'rowing-club-tee', 'two-wheels-tee'),
    any("father's day present", 'camp-mug', 'clearing-camp-mug', 'due-north-camp-mug'),
    any('gift for mum', 'lemon-grove-mug', 'jug-and-stripes-poster', 'verge-in-june-tote'),
    any('mothers day', 'lemon-grove-mug', 'jug-and-stripes-poster', 'verge-in-june-tote'),
    any('gift for teacher', 'thank-you-card', 'monogram-notebook', 'cloth-notebook', 'tea-first-mug'),
    all('gift for cat lover', 'night-shift-tee'),
    all('present for a dog lover', 'good-dog-stickers'),
    all('gift for book lover', 'one-more-tote'),
    all('gift for cyclist', 'two-wheels-tee'),
    any('gift for gardener', 'pressed-leaves-notebook', 'herb-row-pouch', 'understorey-hoodie', 'verge-in-june-tote'),
    only('gift for coffee lover', mugs),
    all('wedding', 'save-the-date-card', 'that-night-poster'),
    all('birthday', 'deep-breath-card', 'holding-up-card'),
    all('thank you', 'thank-you-card'),
    any('housewarming gift', 'come-in-poster', 'lower-ambling-poster'),
    any('christmas present', ...mugs, ...totes, ...notebooks, ...posters)
  ],
  materials: [
    only('organic cotton tee', shirts),
    only('enamel mug', campMugs),
    only('stoneware', stonewareMugs),
    only('vinyl stickers', stickers),
    only('canvas bag', [...totes, ...pouches]),
    only('recycled phone case', cases),
    only('cotton rag', posters),
    only('dishwasher safe mug', stonewareMugs)
  ],
  subjects: [
    all('mushrooms', 'look-dont-lick-poster'),
    all('bicycle shirt', 'two-wheels-tee'),
    all('fish mug', 'three-mackerel-mug'),
    all('poster of the solar system', 'everything-goes-round-poster'),
    all('camping mug', 'clearing-camp-mug'),
    all('cat t-shirt', 'night-shift-tee'),
    any('mountains', 'long-ridge-tee', 'high-ground-cap'),
    all('map poster', 'lower-ambling-poster'),
    all('wifi poster', 'come-in-poster')
  ],
  'several words, in any order': [
    all('tee classic', 'classic-tee'),
    all('mug studio blue', 'studio-mug'),
    all('case phone slim', 'slim-case'),
    all('hoodie navy organic cotton', 'undecided-hoodie', 'first-light-hoodie', 'everyday-hoodie'),
    all('card birthday', 'deep-breath-card', 'holding-up-card'),
    all('framed poster harbour', 'old-harbour-poster'),
    all('red organic cap', 'six-panel-cap', 'out-to-lunch-cap')
  ],
  'own designs': [
    only('custom', blanks),
    only('personalised', blanks),
    only('design your own', blanks),
    only('custom t-shirt', ['classic-tee', 'heavyweight-tee']),
    only('personalised mug', ['studio-mug', 'camp-mug']),
    only('blank hoodie', ['everyday-hoodie']),
    only('own design phone case', ['slim-case']),
    all('football shirt', 'tens-tee')
  ]
}

/** Names of things that the demonstration shop does not sell, and random letters. */
export const nonsense: readonly string[] = [
  'xylophone',
  'asdfgh',
  'qwertz',
  'zzzqqq',
  'lawnmower',
  'toaster',
  'trombone',
  'chainsaw',
  'blockchain',
  'lorem ipsum',
  'washing machine',
  'red xylophone',
  'car tyres',
  'printer ink cartridge',
  'kjhgkjhg mug',
  'garden hose'
]
