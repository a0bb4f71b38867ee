export { AdjustFields } from './adjust-fields.tsx'
export { EffectFields } from './effect-fields.tsx'
export { MaskFields } from './mask-fields.tsx'
export { AdjustPart, EffectPart, MaskPart } from './parts.tsx'
