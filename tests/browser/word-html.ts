/** Returns HTML as Word puts it on the clipboard. */
export function wordHtml(body: string, style = ''): string {
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset=utf-8><title>Brev</title>
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} ${style} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
</head><body lang=DA style='tab-interval:65.2pt'><!--StartFragment-->${body}<!--EndFragment-->
</body></html>`
}
