/** Whether a file is a drawing (SVG), which becomes shapes of the design; by its name where the device knows no kind. */
export const isDrawing = ({ type, name }: File): boolean =>
  type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name))
