export { AdjustFields } from './adjust-fields.tsx'
export { EffectFields } from './effect-fields.tsx'
export { AdjustPart, EffectPart } from './parts.tsx'
