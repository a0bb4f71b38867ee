import { expect, test } from 'vitest'
import { shadesOfColour, nameOfColour } from './colour-names.ts'

/** Named CSS colours and their common names. */
const named = {
  '#000000': 'black',
  '#ffffff': 'white',
  '#808080': 'grey',
  '#ff0000': 'red',
  '#800000': 'red',
  '#ffa500': 'orange',
  '#ffff00': 'yellow',
  '#808000': 'green',
  '#008000': 'green',
  '#daa520': 'yellow',
  '#0000ff': 'blue',
  '#000080': 'blue',
  '#87ceeb': 'blue',
  '#800080': 'purple',
  '#ffc0cb': 'pink',
  '#8b4513': 'brown',
  '#f5f5dc': 'beige'
}

test('a colour has the word people use for it', () => {
  expect(Object.fromEntries(Object.keys(named).map((swatch) => [swatch, nameOfColour(swatch)]))).toEqual(named)
})

test('a colour is dark, light or neither', () => {
  expect(['#24365c', '#a9c4d6', '#2a6fbf'].map(shadesOfColour)).toEqual([['dark', 'deep'], ['light', 'pale'], []])
})
