import { outlines } from './outlines.ts'

export type ClipArtCategory =
  | 'love'
  | 'animals'
  | 'nature'
  | 'food'
  | 'sport'
  | 'music'
  | 'party'
  | 'travel'
  | 'faces'
  | 'signs'
  | 'sea'
  | 'home'

/** Drawings by category. Ids are permanent: designs refer to them. */
export const clipArtCategories: Readonly<Record<ClipArtCategory, readonly string[]>> = {
  love: ['heart', 'heart-straight', 'heart-half', 'hand-heart', 'baby', 'baby-carriage', 'gift', 'diamond'],
  animals: [
    'cat',
    'dog',
    'bird',
    'butterfly',
    'fish',
    'fish-simple',
    'horse',
    'rabbit',
    'cow',
    'paw-print',
    'bug-beetle',
    'shrimp',
    'bone'
  ],
  nature: [
    'leaf',
    'flower',
    'flower-lotus',
    'flower-tulip',
    'tree',
    'tree-evergreen',
    'tree-palm',
    'cactus',
    'plant',
    'potted-plant',
    'acorn',
    'mountains',
    'sun',
    'moon',
    'moon-stars',
    'star',
    'shooting-star',
    'cloud',
    'cloud-rain',
    'snowflake',
    'lightning',
    'fire',
    'drop',
    'rainbow',
    'planet'
  ],
  food: [
    'coffee',
    'coffee-bean',
    'tea-bag',
    'beer-stein',
    'wine',
    'martini',
    'pizza',
    'hamburger',
    'ice-cream',
    'popsicle',
    'cake',
    'cookie',
    'cherries',
    'orange-slice',
    'avocado',
    'carrot',
    'pepper',
    'egg',
    'onigiri',
    'bread',
    'cheese',
    'chef-hat',
    'fork-knife'
  ],
  sport: [
    'soccer-ball',
    'basketball',
    'football',
    'baseball',
    'tennis-ball',
    'volleyball',
    'bowling-ball',
    'boxing-glove',
    'barbell',
    'bicycle',
    'motorcycle',
    'person-simple-run',
    'person-simple-bike',
    'person-simple-swim',
    'person-simple-ski',
    'person-simple-hike',
    'sneaker',
    'trophy',
    'medal',
    'target'
  ],
  music: [
    'guitar',
    'piano-keys',
    'microphone',
    'microphone-stage',
    'headphones',
    'music-note',
    'music-notes',
    'vinyl-record',
    'cassette-tape',
    'speaker-hifi',
    'disco-ball'
  ],
  party: [
    'confetti',
    'balloon',
    'champagne',
    'crown',
    'crown-simple',
    'graduation-cap',
    'magic-wand',
    'sparkle',
    'ghost',
    'skull',
    'mask-happy',
    'game-controller',
    'dice-five',
    'puzzle-piece'
  ],
  travel: [
    'airplane',
    'rocket',
    'rocket-launch',
    'car',
    'jeep',
    'van',
    'compass',
    'compass-rose',
    'globe-hemisphere-west',
    'map-pin',
    'tent',
    'backpack',
    'campfire',
    'castle-turret',
    'bridge',
    'suitcase'
  ],
  faces: [
    'smiley',
    'smiley-wink',
    'smiley-sad',
    'smiley-angry',
    'smiley-melting',
    'smiley-x-eyes',
    'alien',
    'robot',
    'eye',
    'sunglasses'
  ],
  signs: [
    'peace',
    'hand-peace',
    'hand-fist',
    'hand-waving',
    'thumbs-up',
    'seal',
    'seal-check',
    'asterisk',
    'infinity',
    'spiral',
    'recycle',
    'arrow-fat-right',
    'arrow-fat-up',
    'check-fat',
    'quotes',
    'chat-circle',
    'code',
    'flag',
    'shield',
    'sword'
  ],
  sea: ['waves', 'island', 'sailboat', 'boat', 'anchor', 'lighthouse'],
  home: ['lightbulb', 'key', 'camera', 'book-open', 'scissors', 'paint-brush', 'wrench', 'hammer']
}

/** Outline of a drawing as path data in a 256 × 256 square; undefined for an unknown id. */
export const clipArtData = (id: string): string | undefined => (Object.hasOwn(outlines, id) ? outlines[id] : undefined)
