import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Languages, Moon, Sun } from 'lucide-react'
import { Menu } from '../components/menu/index.ts'
import type { HeaderProps, Theme } from './types.ts'

export const themeNames = (): Record<Theme, string> => ({
  light: m.shell_theme_light(),
  dark: m.shell_theme_dark(),
  system: m.shell_theme_system()
})

/** Light, dark, or like the device. */
export function ThemeMenu({ theme, onThemeChange }: Pick<HeaderProps, 'theme' | 'onThemeChange'>) {
  const names = themeNames()
  return (
    <Menu
      label={m.shell_theme()}
      trigger={
        // What is seen, whoever chose it.
        <>
          <chakra.span _dark={{ display: 'none' }}>
            <Sun aria-hidden />
          </chakra.span>
          <chakra.span display="none" _dark={{ display: 'block' }}>
            <Moon aria-hidden />
          </chakra.span>
        </>
      }
      items={(['light', 'dark', 'system'] as const).map((id) => ({
        id,
        label: names[id],
        isChosen: id === theme,
        onSelect: () => onThemeChange({ theme: id })
      }))}
    />
  )
}

/** Nothing where there is no choice. */
export function LanguageMenu({
  languages,
  language,
  onLanguageChange
}: Pick<HeaderProps, 'languages' | 'language' | 'onLanguageChange'>) {
  if (languages.length < 2) return null
  return (
    <Menu
      label={m.shell_language()}
      trigger={<Languages aria-hidden />}
      items={languages.map(({ code, name }) => ({
        id: code,
        label: name,
        isChosen: code === language,
        onSelect: () => onLanguageChange({ language: code })
      }))}
    />
  )
}
