import { chakra } from '@chakra-ui/react'
import type { Category, Product, ProductCard } from '@motif/contract'
import { type ChosenOptions, colourOptionOf, startingChoice, withColour } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { useCallback, useMemo, useState } from 'react'
import { Breadcrumb } from '../../components/breadcrumb/index.ts'
import { Link } from '../../components/link/index.ts'
import { RecentlyViewed } from '../../components/recently-viewed/index.ts'
import { Rating } from '../../components/rating/index.ts'
import { Buy } from './buy.tsx'
import { galleryOf } from './choice.ts'
import { Columns } from './columns.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { OtherProducts } from './other-products.tsx'
import { Questions } from './questions.tsx'
import { Related } from './related.tsx'
import { Reviews } from './reviews.tsx'
import type { ProductScreenProps } from './types.ts'

type Props = Omit<
  ProductScreenProps,
  'product' | 'card' | 'isLoading' | 'failure' | 'onRetry' | 'onSearchSubmit' | 'isPreview'
> & {
  product: Product
}

const noCategories: readonly Pick<Category, 'slug' | 'name'>[] = []

const noProducts: readonly ProductCard[] = []

/** The product page content. Choosing a colour changes the pictures. */
export function ProductView({
  product,
  initialOptions,
  onOptionsChange,
  categoryPath = noCategories,
  openPainter,
  recentlyViewed,
  onClearViewed,
  reviewList,
  askedQuestions,
  helpfulVotes,
  hasOwnQuestions = false,
  designElsewhere,
  previewEndsAt,
  ...buy
}: Props) {
  const [chosen, setChosen] = useState<ChosenOptions>(() => startingChoice(product, initialOptions))
  const coloured = colourOptionOf(product)
  const colour = coloured && chosen[coloured.id]
  const pictures = useMemo(() => galleryOf(product, colour), [product, colour])
  const onChoose = useCallback(
    (change: { options: ChosenOptions }) => {
      setChosen(change.options)
      onOptionsChange?.(change)
    },
    [onOptionsChange]
  )
  const onColour = useCallback(
    ({ value }: { value: string }) => onChoose({ options: withColour(product, chosen, value) }),
    [product, chosen, onChoose]
  )
  const { sameDesign = noProducts } = product
  const putElsewhere = product.goesOnOthers === true ? designElsewhere : undefined
  return (
    <chakra.article paddingBottom={{ base: 16, lg: 0 }}>
      <Breadcrumb
        steps={[
          { label: m.product_breadcrumb_home(), href: '/' },
          ...categoryPath.map(({ slug, name }) => ({ label: name, href: `/?category=${slug}` })),
          { label: product.name }
        ]}
      />
      <Columns
        pictures={
          <Gallery
            name={product.name}
            pictures={pictures}
            all={product.gallery}
            colours={coloured}
            colour={colour}
            onColour={onColour}
            video={product.video}
            openPainter={(coloured?.values.length ?? 0) > 1 ? openPainter : undefined}
          />
        }
        choice={
          <>
            <chakra.h1 textStyle="page" dir="auto">
              {product.name}
            </chakra.h1>
            <Buy
              product={product}
              chosen={chosen}
              onChoose={onChoose}
              isPreview={previewEndsAt !== undefined}
              stars={
                product.rating.count > 0 ? (
                  <Link
                    href="#reviews"
                    isUnderlined={false}
                    minHeight="target"
                    display="inline-flex"
                    alignItems="center"
                  >
                    <Rating {...product.rating} />
                  </Link>
                ) : null
              }
              {...buy}
            />
          </>
        }
      />
      <chakra.div display="flex" flexDirection="column" gap={{ base: 14, md: 20 }} marginTop={{ base: 14, md: 20 }}>
        <Facts description={product.description} richDescription={product.richDescription} details={product.details} />
        <Questions
          category={product.category}
          isCustomisable={product.isCustomisable}
          sizeGuide={product.sizeGuide}
          hasOwn={hasOwnQuestions}
          asked={askedQuestions}
        />
        <Reviews
          name={product.name}
          rating={product.rating}
          ratingCounts={product.ratingCounts}
          fit={product.fit}
          reviews={product.reviews}
          list={reviewList}
          votes={helpfulVotes}
        />
        {previewEndsAt === undefined && (sameDesign.length > 0 || putElsewhere) ? (
          <OtherProducts sameDesign={sameDesign} designElsewhere={putElsewhere} />
        ) : null}
        <Related title={m.product_bought_together()} products={product.boughtTogether ?? noProducts} />
        <Related title={m.product_related()} products={product.related} />
      </chakra.div>
      <RecentlyViewed products={recentlyViewed} onClear={onClearViewed} />
    </chakra.article>
  )
}
