import type { Product } from '@motif/contract'
import { Skeleton } from '@motif/ui/components/skeleton'
import { DesignPreview } from '@motif/ui/editor'
import useSWR from 'swr'
import { drawnUrl } from '../editor/drawn.ts'
import type { DesignDocument } from '../library/library.ts'
import { blankOf } from '../library/use-saved-designs.ts'

/** Preview of a design on another product. */
export function FittedPicture({ product, document }: { product: Product; document: DesignDocument }) {
  const { data } = useSWR(['fitted', product.slug, JSON.stringify(document)], () => drawnUrl(product, document), {
    keepPreviousData: true
  })
  return data === undefined ? (
    <Skeleton aspectRatio="4 / 5" />
  ) : (
    <DesignPreview previewUrl={data} alt="" sizes="(min-width: 48em) 224px, 192px" blank={blankOf(document, product)} />
  )
}
