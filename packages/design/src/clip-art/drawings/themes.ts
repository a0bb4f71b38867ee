import type { ClipArtCategory } from '../catalogue.ts'
import { animals } from './animals.ts'
import type { Drawings } from './drawing.ts'
import { faces } from './faces.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import { love } from './love.ts'
import { music } from './music.ts'
import { nature } from './nature.ts'
import { party } from './party.ts'
import { sea } from './sea.ts'
import { signs } from './signs.ts'
import { sport } from './sport.ts'
import { travel } from './travel.ts'

/** By what people look for, as the outlines of one colour are. */
export const drawingCategories = {
  love,
  animals,
  nature,
  food,
  sport,
  music,
  party,
  travel,
  faces,
  signs,
  sea,
  home
} satisfies Record<ClipArtCategory, Drawings>
