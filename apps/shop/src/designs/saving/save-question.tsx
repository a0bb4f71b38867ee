import type { Product } from '@motif/contract'
import { UntilGone } from '@motif/ui/components/layer'
import { m } from '@motif/messages'
import { ConflictDialog } from '@motif/ui/screens/design-conflict'
import { useState } from 'react'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { tellFailure } from '../../shell/tell-failure.ts'
import type { Answer, Autosave, Question } from './autosave.ts'
import { drawnUrl } from '../editor/drawn.ts'
import type { DesignContent } from '../library/library.ts'
import { blankOf } from '../library/use-saved-designs.ts'

interface SaveQuestionProps {
  product: Product
  question: Question
  onDecide: Autosave['decide']
  /** Opens the design anew, as it is in the library. */
  onOpen: (id: string) => void
}

const pictureOf = async (product: Product, { document }: Pick<DesignContent, 'document'>) => ({
  previewUrl: await drawnUrl(product, document),
  blank: blankOf(document, product)
})

/** Which of two versions of a design is kept; both are there until the person has said. */
export function SaveQuestion({ product, question, onDecide, onOpen }: SaveQuestionProps) {
  const { mine, theirs } = question
  const [isBusy, setIsBusy] = useState(false)
  const [isPutOff, setIsPutOff] = useState<Question>()
  const { data } = useSWR(['design-conflict', question], async () => {
    const of =
      theirs.product === product.slug
        ? product
        : (await call('GET /api/v1/products/{slug}', { params: { slug: theirs.product } })).data
    return { mine: await pictureOf(product, mine), theirs: await pictureOf(of, theirs) }
  })
  const decide = async (answer: Answer) => {
    setIsBusy(true)
    try {
      await onDecide(answer, m.designs_copy_of({ name: mine.name }).slice(0, 80))
      if (answer !== 'mine') onOpen(theirs.id)
    } catch (error) {
      tellFailure(error)
    }
    setIsBusy(false)
  }
  return (
    <UntilGone>
      {isPutOff === question ? null : (
        <ConflictDialog
          name={theirs.name}
          changedAt={theirs.updatedAt}
          mine={data?.mine}
          theirs={data?.theirs}
          isBusy={isBusy}
          onChoose={({ choice }) => void decide(choice)}
          onClose={() => setIsPutOff(question)}
        />
      )}
    </UntilGone>
  )
}
