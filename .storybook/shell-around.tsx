import type { ReactNode } from 'react'
import { Newsletter, Search, Shell, shellColumns, shellLinks } from '@motif/ui/shell'
import shop from '../shop.config.ts'
import { categories } from '../stories/fixtures/products.ts'
import { shellOf } from '../stories/fixtures/shells.ts'

const nothing = () => {}

/** The header and footer that a screen has in the shop, where the story's parameters ask for them. */
export function ShellAround({ children, ...story }: Parameters<typeof shellOf>[0] & { children: ReactNode }) {
  const shell = shellOf(story)
  if (shell === null) return children
  return (
    <Shell
      {...shell}
      links={shellLinks(shop.header, categories)}
      columns={shellColumns(shop.footer, categories)}
      theme="system"
      onThemeChange={nothing}
      languages={[{ code: 'en', name: 'English' }]}
      language="en"
      onLanguageChange={nothing}
      search={<Search query="" results={undefined} isLoading={false} onChange={nothing} onSubmit={nothing} />}
      newsletter={<Newsletter onSubmit={nothing} />}
      onSignIns={nothing}
      onSignOut={nothing}
    >
      {children}
    </Shell>
  )
}
