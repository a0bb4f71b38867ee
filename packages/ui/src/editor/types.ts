/** A face people may set text in; `id` is what `TextNode.font` holds. */
export interface FontChoice {
  id: string
  label: string
  category: 'display' | 'sans' | 'serif' | 'script' | 'mono'
}
