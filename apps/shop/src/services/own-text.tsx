import type { QuestionsText, SectionsText, ShownText } from '@motif/contract'
import type { TextPage } from '@motif/contract/text-rules'
import { LoadingScreen } from '@motif/ui/shell'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { type PublicResource, resource } from '../loading/resource.ts'
import { readSettings, useSettings } from './settings.ts'

const textOf = (page: TextPage) => resource('GET /api/v1/texts/{page}', { params: { page } })

/** Data key of a page's custom text. */
export const ownTextKey = (page: TextPage): string => textOf(page).key

/**
 * The owner's text of a page. If there is none, the server embeds nothing and the browser requests nothing: the default
 * text applies.
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

/** A page with custom text, once loaded. */
export function OwnText({ page, answer: { data, error }, title, children }: OwnTextProps) {
  const isOwn = useSettings().texts?.includes(page) ?? false
  if (data === undefined && error !== undefined) throw error
  return isOwn && data === undefined ? <LoadingScreen title={title} /> : children(data)
}

export const questionsIn = (shown: ShownText | undefined): QuestionsText | undefined =>
  shown?.text?.kind === 'questions' ? shown.text : undefined

export const sectionsIn = (shown: ShownText | undefined): { text: SectionsText; at: string } | undefined =>
  shown?.text?.kind === 'sections' && shown.at !== null ? { text: shown.text, at: shown.at } : undefined
