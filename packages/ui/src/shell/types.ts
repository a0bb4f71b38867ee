import type { Suggestions, User } from '@motif/contract'
import type { ReactNode } from 'react'
import type { ShellLink } from './links.ts'

export type Theme = 'light' | 'dark' | 'system'

export interface SearchProps {
  /** What stands in the field. */
  query: string
  /** Suggestions for `query`; undefined until there are any. */
  results: Suggestions | undefined
  /** Suggestions are on their way. */
  isLoading: boolean
  /** At every letter. */
  onChange: (change: { query: string }) => void
  /** Enter or the button: show the products found, at `/?q=…`. */
  onSubmit: (search: { query: string }) => void
  /** @default none are offered */
  recent?: RecentSearches | undefined
}

/** The person's own searches on this device. */
export interface RecentSearches {
  /** Newest first. */
  queries: readonly string[]
  /** The field opens: time to read them. */
  onOpen: () => void
  /** A suggested or recent search was followed. */
  onFollow: (search: { query: string }) => void
  /** Removes one; null: all. */
  onForget: (search: { query: string | null }) => void
}

export interface HeaderProps {
  /** In the order they are to stand; the first six show on wide screens. */
  links: readonly ShellLink[]
  /** Null for a visitor. */
  user: Pick<User, 'name' | 'email' | 'role'> | null
  cartCount: number
  theme: Theme
  onThemeChange: (change: { theme: Theme }) => void
  /** Offered only where there is more than one. `name` in the language itself. */
  languages: readonly { code: string; name: string }[]
  /** Code of the language shown. */
  language: string
  onLanguageChange: (change: { language: string }) => void
  /** The field (`Search`), which draws anew at every letter what the rest of the header does not. */
  search: ReactNode
  /** Opens "Login and security" over the screen. */
  onSignIns: () => void
  onSignOut: () => void
}

/** What the menu of a signed-in person needs. */
export interface SignedInProps extends Pick<HeaderProps, 'onSignIns' | 'onSignOut'> {
  user: NonNullable<HeaderProps['user']>
}
