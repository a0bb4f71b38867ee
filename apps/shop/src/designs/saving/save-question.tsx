import type { Product } from '@motif/contract'
import { ExitPresence } from '@motif/ui/components/layer'
import { m } from '@motif/messages'
import { ConflictDialog } from '@motif/ui/screens/design-conflict'
import { useState } from 'react'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import type { Answer, Autosave, Question } from './autosave.ts'
import type { DesignDocument } from '../library/library.ts'
import { versionPicture } from './version-picture.ts'

interface SaveQuestionProps {
  /** The product in this window. */
  product: Product
  question: Question
  onDecide: Autosave['decide']
  /** Reopens the design from the library. */
  onOpen: (id: string) => void
}

/** `product`: one that is loaded already. */
const useVersionPicture = (document: DesignDocument, product: Product) =>
  useSWR(['design-conflict', document], () =>
    versionPicture(document, async (slug) =>
      slug === product.slug ? product : (await call('GET /api/v1/products/{slug}', { params: { slug } })).data
    )
  ).data

/** Resolves a conflict between two versions of a design; both exist until the user decides. */
export function SaveQuestion({ product, question, onDecide, onOpen }: SaveQuestionProps) {
  const { mine, theirs } = question
  const [isBusy, setIsBusy] = useState(false)
  const [isPutOff, setIsPutOff] = useState<Question>()
  const pictures = {
    mine: useVersionPicture(mine.document, product),
    theirs: useVersionPicture(theirs.document, product)
  }
  const decide = async (answer: Answer) => {
    setIsBusy(true)
    try {
      await onDecide(answer, m.designs_copy_of({ name: mine.name }).slice(0, 80))
      if (answer !== 'mine') onOpen(theirs.id)
    } catch (error) {
      showFailureToast(error)
    }
    setIsBusy(false)
  }
  return (
    <ExitPresence>
      {isPutOff === question ? null : (
        <ConflictDialog
          name={theirs.name}
          changedAt={theirs.updatedAt}
          {...pictures}
          isBusy={isBusy}
          onChoose={({ choice }) => void decide(choice)}
          onClose={() => setIsPutOff(question)}
        />
      )}
    </ExitPresence>
  )
}
