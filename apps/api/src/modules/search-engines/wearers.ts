import type { FeedProduct } from '../catalogue/index.ts'

/** For whom clothing is, as product catalogues require it. */
export interface Wearers {
  gender: 'female' | 'male' | 'unisex'
  age_group: 'adult' | 'kids' | 'toddler' | 'infant'
}

/** The first whose words the product's name or category contains; the words are English, as the shop's names are. */
const ages = [
  ['infant', /\b(?:bab(?:y|ies)|infants?)\b/i],
  ['toddler', /\btoddlers?\b/i],
  ['kids', /\b(?:kids?|child(?:ren)?|youth|boys?|girls?)\b/i]
] as const

const female = /\b(?:wom[ae]n|ladies|girls?)\b/i
const male = /\b(?:m[ae]n|gentlemen|boys?)\b/i

/** For whom a product is, by its name and category; undefined if it is no clothing. Without such words it is for adults of any gender. */
export function wearersOf({
  name,
  category,
  taxClass
}: Pick<FeedProduct, 'name' | 'category' | 'taxClass'>): Wearers | undefined {
  if (taxClass !== 'clothing') return undefined
  const words = `${category} ${name}`
  const [isFemale, isMale] = [female.test(words), male.test(words)]
  return {
    gender: isFemale === isMale ? 'unisex' : isFemale ? 'female' : 'male',
    age_group: ages.find(([, pattern]) => pattern.test(words))?.[0] ?? 'adult'
  }
}
