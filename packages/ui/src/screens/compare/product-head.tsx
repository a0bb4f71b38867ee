import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { BuyShortcut } from '../../components/buy-shortcut/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { RouterLink } from '../../provider/link.tsx'
import { pictureSizes } from './layout.ts'

export interface ProductHeadProps {
  product: Product
  isAdding: boolean
  onAddToCart: (product: Product) => void
  onRemove: (product: Product) => void
}

const Anchor = chakra(RouterLink)

/** Column header: picture, name, buy and remove buttons. */
export function ProductHead({ product, isAdding, onAddToCart, onRemove }: ProductHeadProps) {
  const { name, slug, stock, variants, images } = product
  const [picture] = images
  const href = `/product/${slug}`
  return (
    <chakra.div position="relative">
      {picture ? <ProductPicture picture={picture} alt="" sizes={pictureSizes} /> : null}
      <chakra.div marginTop={3} marginBottom={3} minHeight="2.6em" lineHeight="snug" fontWeight="medium">
        <Anchor
          href={href}
          lineClamp={3}
          dir="auto"
          css={{
            '&::after': { content: '""', position: 'absolute', insetInline: 0, top: 0, aspectRatio: '4 / 5' },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': {
              outline: '2px solid',
              outlineColor: 'accent',
              outlineOffset: '-2px',
              borderRadius: 'panel'
            }
          }}
        >
          {name}
        </Anchor>
      </chakra.div>
      <BuyShortcut
        name={name}
        href={href}
        stock={stock}
        hasChoice={variants.length > 1}
        isAdding={isAdding}
        onAdd={() => onAddToCart(product)}
      />
      <chakra.div position="absolute" top={1} insetInlineEnd={1}>
        <IconButton
          label={m.compare_remove({ product: name })}
          icon={<X aria-hidden />}
          bg="bg.float"
          borderRadius="full"
          onClick={() => onRemove(product)}
        />
      </chakra.div>
    </chakra.div>
  )
}
