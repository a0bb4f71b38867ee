/** Whether a file is an SVG, which is imported as shapes; detected by its extension if the device reports no type. */
export const isDrawing = ({ type, name }: File): boolean =>
  type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name))
