import { type BrandKitChange, isInKit } from '@motif/contract/brand-kit-rules'
import { m } from '@motif/messages'
import { Star } from 'lucide-react'
import { IconButton } from '../../../components/icon-button/index.ts'
import { useBrandKit } from '../../../editor/index.ts'
import { useShowPanel } from '../panels/show-panel.ts'

/** Whether a thing is in the brand kit, and what a press does; undefined where no kit is offered. */
export function useBrandToggle(change: BrandKitChange) {
  const brand = useBrandKit()
  const show = useShowPanel()
  if (brand === undefined) return undefined
  const isIn = isInKit(brand.kit, change)
  return {
    isIn,
    /** Before there is a kit, the panel says why. */
    toggle: () =>
      brand.status === 'ready' ? brand.onChange({ ...change, act: isIn ? 'remove' : 'put' }) : show('brand')
  }
}

interface BrandStarProps {
  /** What is put in. */
  change: BrandKitChange
  /** What people call it. */
  name: string
}

/** Puts a thing into the brand kit, or takes it out. */
export function BrandStar({ change, name }: BrandStarProps) {
  const brand = useBrandToggle(change)
  return brand ? (
    <IconButton
      label={m.brand_toggle({ name })}
      aria-pressed={brand.isIn}
      // On a chosen row, too.
      color="inherit"
      icon={<Star size={18} strokeWidth={1.75} fill={brand.isIn ? 'currentcolor' : 'none'} aria-hidden />}
      onClick={brand.toggle}
    />
  ) : null
}
