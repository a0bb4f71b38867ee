import { type BrandKitChange, isInKit } from '@motif/contract/brand-kit-rules'
import { m } from '@motif/messages'
import { Star } from 'lucide-react'
import { IconButton } from '../../../components/icon-button/index.ts'
import { useBrandKit } from '../../../editor/index.ts'
import { useShowPanel } from '../panels/show-panel.ts'

/** Whether an item is in the brand kit, and the toggle; undefined without brand kits. */
export function useBrandToggle(change: BrandKitChange) {
  const brand = useBrandKit()
  const show = useShowPanel()
  if (brand === undefined) return undefined
  const isIn = isInKit(brand.kit, change)
  return {
    isIn,
    /** Without a kit, opens the panel, which explains why. */
    toggle: () =>
      brand.status === 'ready' ? brand.onChange({ ...change, act: isIn ? 'remove' : 'put' }) : show('brand')
  }
}

interface BrandStarProps {
  /** The item to add or remove. */
  change: BrandKitChange
  /** Display name of the item. */
  name: string
}

/** Adds an item to the brand kit, or removes it. */
export function BrandStar({ change, name }: BrandStarProps) {
  const brand = useBrandToggle(change)
  return brand ? (
    <IconButton
      label={m.brand_toggle({ name })}
      aria-pressed={brand.isIn}
      // Also on selected rows.
      color="inherit"
      icon={<Star size={18} strokeWidth={1.75} fill={brand.isIn ? 'currentcolor' : 'none'} aria-hidden />}
      onClick={brand.toggle}
    />
  ) : null
}
