/** A photo as a drawing, which cards beside links are made of. */
export function photoDrawing(jpeg: Buffer): string {
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  const fill = 'width="400" height="400" preserveAspectRatio="xMidYMid slice"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><image ${fill} href="${href}"/></svg>`
}
