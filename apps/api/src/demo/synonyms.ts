import type { DemoSynonym } from './types.ts'

const same = (...words: string[]): DemoSynonym => ({ words, finds: [] })
const also = (words: string[], ...finds: string[]): DemoSynonym => ({ words, finds })

/** What people call what the demonstration shop sells. */
export const synonyms: readonly DemoSynonym[] = [
  same('tee', 't-shirt', 'tshirt'),
  also(['shirt', 'top'], 'tee'),
  also(['sweatshirt', 'sweater', 'jumper', 'pullover', 'hooded top'], 'hoodie'),
  also(['hat', 'baseball cap', 'baseball hat', 'headwear'], 'cap'),
  also(['cup', 'beaker'], 'mug'),
  also(['coffee', 'coffee lover', 'coffee cup', 'tea cup'], 'stoneware mug', 'camp mug'),
  also(['bag', 'shopper', 'carrier'], 'tote', 'pouch'),
  also(['pencil case', 'purse', 'makeup bag', 'wash bag'], 'pouch'),
  also(['picture', 'wall art', 'art print', 'painting', 'artwork'], 'poster'),
  also(['journal', 'diary', 'sketchbook', 'notepad'], 'notebook'),
  also(['greeting card', 'postcard'], 'card'),
  also(['decal', 'label'], 'stickers'),
  also(['mobile', 'smartphone', 'cellphone', 'phone cover', 'phone shell', 'cover'], 'phone case'),
  also(['samsung'], 'galaxy'),
  also(['google'], 'pixel'),
  also(['enamel', 'outdoor cup', 'tin cup'], 'camp mug'),
  also(['bike', 'cycling', 'cyclist'], 'two wheels'),
  also(['cat', 'cat lover', 'kitten', 'kitty'], 'night shift'),
  also(['dog lover', 'puppy', 'pet'], 'good dog'),
  also(['gardener', 'gardening'], 'herb row', 'pressed leaves', 'understorey', 'verge'),
  also(['space', 'planets', 'astronomy', 'solar system'], 'goes round', 'moon year', 'clear night', 'due north'),
  also(['stars', 'constellation'], 'clear night', 'due north'),
  also(['ocean', 'beach', 'seaside', 'waves'], 'tide', 'high water', 'sea chart'),
  also(['floral', 'flower', 'flowers'], 'poppy field', 'verge', 'jug and stripes'),
  also(['mountain', 'mountains', 'hiking'], 'long ridge', 'high ground', 'spot height'),
  also(['fungi', 'mushroom'], 'look lick'),
  also(['wifi'], 'come in'),
  also(['football', 'soccer', 'jersey', 'team shirt'], 'team tee'),
  also(['wedding', 'invitation'], 'save date', 'that night'),
  also(['bday'], 'birthday'),
  also(['thanks'], 'thank you'),
  also(['eco', 'sustainable', 'ecological'], 'organic', 'recycled'),
  also(
    ['gift', 'present'],
    'mug',
    'tote',
    'pouch',
    'notebook',
    'poster',
    'tee',
    'hoodie',
    'cap',
    'stickers',
    'card',
    'case'
  ),
  also(['christmas', 'xmas', 'stocking filler'], 'mug', 'tote', 'notebook', 'poster', 'card'),
  also(['teacher'], 'thank you card', 'tea first', 'monogram'),
  also(['housewarming', 'new home'], 'come in', 'lower ambling', 'old harbour'),
  also(
    ['gift for dad', 'present for dad', 'gift for father', 'dad gift', 'fathers day'],
    'camp mug',
    'rowing club',
    'two wheels'
  ),
  also(
    ['gift for mum', 'gift for mom', 'present for mum', 'gift for mother', 'mum gift', 'mom gift', 'mothers day'],
    'lemon grove',
    'jug and stripes',
    'verge'
  ),
  also(['reader', 'book lover', 'reading'], 'one more tote', 'room for one more'),
  also(['traveller', 'traveler', 'travel'], 'plans detours')
]
