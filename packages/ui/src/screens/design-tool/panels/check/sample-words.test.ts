import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPlaceholderText } from '@motif/design/testing'
import { expect, it } from 'vitest'

const messagesFolder = join(fileURLToPath(import.meta.resolve('@motif/messages')), '../../locales')
/** Excludes the pseudo-languages of Storybook. */
const isSpoken = (locale: string) => !/-X[AB]$/.test(locale)

it.each(readdirSync(messagesFolder).filter(isSpoken))(
  'what the design tool writes by itself in %s is known as an example by the check before print',
  (locale) => {
    const words = JSON.parse(readFileSync(join(messagesFolder, locale, 'editor.json'), 'utf8')) as Record<
      string,
      unknown
    >
    for (const key of ['editor_new_text', 'editor_team_sample_name', 'editor_team_sample_number'])
      expect([key, isPlaceholderText(String(words[key]))]).toEqual([key, true])
  }
)
