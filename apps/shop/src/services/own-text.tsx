import type { QuestionsText, SectionsText, ShownText } from '@motif/contract'
import type { TextPage } from '@motif/contract/text-rules'
import { LoadingScreen } from '@motif/ui/shell'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { type PublicResource, resource } from '../loading/resource.ts'
import { readSettings, useSettings } from './settings.ts'

const textOf = (page: TextPage) => resource('GET /api/v1/texts/{page}', { params: { page } })

/** The key under which a page's own text is among the answers. */
export const ownTextKey = (page: TextPage): string => textOf(page).key

/**
 * What the owner wrote for a page. Where that is nothing, the server's page holds no answer, and the browser does not ask: it shows what comes
 * with the shop.
 */
export function ownTextAt(page: TextPage): PublicResource<ShownText | undefined> | undefined {
  const asked = textOf(page)
  if (typeof document !== 'undefined') return readSettings().texts?.includes(page) ? asked : undefined
  return {
    key: asked.key,
    read: async (call) => {
      const shown = await asked.read(call)
      return shown.text === null ? undefined : shown
    }
  }
}

interface OwnTextProps {
  page: TextPage
  answer: Pick<SWRResponse<ShownText | undefined>, 'data' | 'error'>
  title: string
  children: (shown: ShownText | undefined) => ReactNode
}

/** A page with its own text, once that is there. */
export function OwnText({ page, answer: { data, error }, title, children }: OwnTextProps) {
  const isOwn = useSettings().texts?.includes(page) ?? false
  if (data === undefined && error !== undefined) throw error
  return isOwn && data === undefined ? <LoadingScreen title={title} /> : children(data)
}

export const questionsIn = (shown: ShownText | undefined): QuestionsText | undefined =>
  shown?.text?.kind === 'questions' ? shown.text : undefined

export const sectionsIn = (shown: ShownText | undefined): { text: SectionsText; at: string } | undefined =>
  shown?.text?.kind === 'sections' && shown.at !== null ? { text: shown.text, at: shown.at } : undefined
