import { categoryNameMax } from './imported.ts'

/**
 * The name of a category given as a path: `Men > Shirts` is "Men · Shirts", apart from "Women · Shirts", because categories have no parents here.
 * Of a path that is too long for a name, the first and the last part stay.
 */
export function nameOfCategoryPath(path: string): string | undefined {
  const parts = path
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const name = parts.join(' · ')
  if (name === '') return undefined
  return name.length <= categoryNameMax || parts.length < 3 ? name : [parts[0], '…', parts.at(-1)].join(' · ')
}
