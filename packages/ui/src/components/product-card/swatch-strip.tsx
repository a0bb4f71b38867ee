import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { VisuallyHidden } from '../visually-hidden/index.ts'

/** More would not fit below a picture on phones. */
const atMost = 4

export interface SwatchStripProps {
  product: Pick<ProductCard, 'name' | 'colours'>
  /** The colour of the shown picture. */
  shown: string | undefined
  onShow: (change: { colour: string }) => void
}

/** A product's colours; hover, focus or tap previews one. */
export function SwatchStrip({ product: { name, colours }, shown, onShow }: SwatchStripProps) {
  if (colours.length < 2) return null
  const rest = colours.length - atMost
  return (
    <chakra.div display="flex" alignItems="center" marginInlineStart="-8px" height="target">
      {colours.slice(0, atMost).map(({ value, label, swatch }) => (
        <chakra.button
          key={value}
          type="button"
          aria-pressed={value === shown}
          aria-label={m.catalogue_show_colour({ product: name, colour: label })}
          title={label}
          onPointerEnter={() => onShow({ colour: value })}
          onFocus={() => onShow({ colour: value })}
          onClick={() => onShow({ colour: value })}
          display="grid"
          placeItems="center"
          width="32px"
          height="target"
        >
          <chakra.span
            boxSize="18px"
            borderRadius="full"
            borderWidth="1px"
            borderColor="border.control"
            outline="1.5px solid"
            outlineColor={value === shown ? 'fg' : 'transparent'}
            outlineOffset="2px"
            forcedColorAdjust="none"
            _highContrast={value === shown ? { outlineColor: 'Highlight' } : {}}
            style={{ backgroundColor: swatch ?? 'transparent' }}
          />
        </chakra.button>
      ))}
      {rest > 0 ? (
        <chakra.span textStyle="small" color="fg.muted" paddingInline={1}>
          <span aria-hidden>{m.catalogue_more_colours({ count: rest })}</span>
          <VisuallyHidden>{m.catalogue_more_colours_words({ count: rest })}</VisuallyHidden>
        </chakra.span>
      ) : null}
    </chakra.div>
  )
}
