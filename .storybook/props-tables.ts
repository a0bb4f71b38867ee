import type { InlineConfig, Plugin } from 'vite'

type Plugins = NonNullable<InlineConfig['plugins']>

const isDocgen = (plugin: unknown): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin'

/**
 * Reads props for the tables of the docs pages only out of files whose path matches. Storybook would parse every module
 * of the workspace, thousands of compiled sentences too: five minutes of a build of six.
 */
export function readPropsOf(files: RegExp, plugins: Plugins | undefined): Plugins {
  if (plugins?.some(isDocgen) !== true) throw new Error('Storybook reads props by another plugin than it used to.')
  return plugins.map((plugin) => {
    if (!isDocgen(plugin) || typeof plugin.transform !== 'function') return plugin
    return { ...plugin, transform: { filter: { id: files }, handler: plugin.transform } }
  })
}
