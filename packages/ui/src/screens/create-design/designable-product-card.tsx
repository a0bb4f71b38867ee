import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { PenTool } from 'lucide-react'
import { cardSizes } from '../../components/card-grid/index.ts'
import { Link } from '../../components/link/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { formatMoney, formatNumber } from '../../format/index.ts'
import type { DesignableProduct } from './types.ts'

const centimetres = (millimetres: number) => formatNumber(millimetres / 10)

/** A card whose whole area links to the editor. */
export function DesignableProductCard({ product, isPriority }: { product: DesignableProduct; isPriority: boolean }) {
  const { name, href, images, price, hasPriceRange, printSize, stock } = product
  const picture = images[0]
  const amount = formatMoney(price)
  return (
    <chakra.article position="relative" className="group">
      <chakra.div position="relative">
        {picture ? <ProductPicture picture={picture} sizes={cardSizes} alt="" isPriority={isPriority} /> : null}
        <chakra.span
          aria-hidden
          position="absolute"
          insetBlockEnd={{ base: 2, md: 3 }}
          insetInlineEnd={{ base: 2, md: 3 }}
          boxSize={{ base: 8, md: 10 }}
          borderRadius="full"
          bg="bg.float"
          color="fg"
          display="grid"
          placeItems="center"
          transitionProperty="background-color, color"
          transitionDuration="state"
          _groupHover={{ bg: 'accent', color: 'accent.fg' }}
        >
          <PenTool size={18} strokeWidth={1.75} />
        </chakra.span>
      </chakra.div>
      <chakra.h2
        fontFamily="body"
        fontSize="md"
        fontWeight="medium"
        letterSpacing="normal"
        lineHeight="snug"
        lineClamp={2}
        dir="auto"
        marginBlockStart={3}
      >
        <Link
          href={href}
          isUnderlined={false}
          _hover={{ color: 'inherit' }}
          _focusVisible={{
            outline: 'none',
            _after: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
          }}
          _after={{ content: '""', position: 'absolute', inset: 0, borderRadius: 'panel' }}
        >
          {name}
        </Link>
      </chakra.h2>
      <chakra.p textStyle="figure" color="fg.muted" marginBlockStart={0.5}>
        {stock === 'out' ? m.designs_sold_out() : hasPriceRange ? m.designs_price_from({ price: amount }) : amount}
      </chakra.p>
      {printSize ? (
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart={1}>
          {m.designs_print_size({ width: centimetres(printSize.widthMm), height: centimetres(printSize.heightMm) })}
        </chakra.p>
      ) : null}
      {stock === 'out' ? null : <Colours product={product} />}
    </chakra.article>
  )
}

/** More would not fit below a picture on phones. */
const colourLimit = 4

/** Each colour links to the editor with that product. */
const Colours = ({ product: { name, href, colours } }: { product: DesignableProduct }) =>
  colours.length < 2 ? null : (
    <chakra.ul position="relative" display="flex" alignItems="center" marginInlineStart="-8px">
      {colours.slice(0, colourLimit).map(({ value, label, swatch }) => (
        <li key={value}>
          <Link
            href={`${href}&colour=${value}`}
            aria-label={m.designs_in_colour({ product: name, colour: label })}
            title={label}
            isUnderlined={false}
            display="grid"
            placeItems="center"
            width="34px"
            height="target"
          >
            <chakra.span
              boxSize="18px"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.control"
              forcedColorAdjust="none"
              style={{ backgroundColor: swatch ?? 'transparent' }}
            />
          </Link>
        </li>
      ))}
      {colours.length > colourLimit ? (
        <chakra.li textStyle="small" color="fg.muted" paddingInline={1}>
          <span aria-hidden>{m.catalogue_more_colours({ count: colours.length - colourLimit })}</span>
          <VisuallyHidden>{m.catalogue_more_colours_words({ count: colours.length - colourLimit })}</VisuallyHidden>
        </chakra.li>
      ) : null}
    </chakra.ul>
  )

export const DesignableProductCardSkeleton = () => (
  <chakra.li>
    <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
    <Skeleton height="5" width="70%" marginBlockStart={3} />
    <Skeleton height="5" width="30%" marginBlockStart={1.5} />
    <Skeleton height="4" width="55%" marginBlockStart={1.5} />
  </chakra.li>
)
