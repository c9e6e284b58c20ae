import { pngUrl } from '#testing/png.ts';

const SIDE = 12;

/** Pictures people upload as logos, one of each kind, as data URLs; some are not pictures at all. */
export const LOGOS: Readonly<Record<string, string>> = {
  'png, grey': png(0, 8, 1),
  'png, rgb': png(2, 8, 3),
  'png, palette': png(3, 8, 1),
  'png, grey and alpha': png(4, 8, 2),
  'png, rgb and alpha': png(6, 8, 4),
  'png, 16 bits and alpha': png(6, 16, 8),
  jpeg: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQG/8QAFxABAAMAAAAAAAAAAAAAAAAAAAESE//EABYBAQEBAAAAAAAAAAAAAAAAAAAEBf/EABYRAAMAAAAAAAAAAAAAAAAAAAACFf/aAAwDAQACEQMRAD8AzuRksrBWFNNzbnIR5CysBTcTkP/Z',
  'gray jpeg':
    'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wAALCAAMABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQG/8QAFxABAAMAAAAAAAAAAAAAAAAAAAESE//aAAgBAQAAPwDMZmZmorBWCsP/2Q==',
  'cmyk jpeg':
    'data:image/jpeg;base64,/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/9sAQwEVFxceGh47ISE7fFNGU3x8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8/8AAFAgADAAYBAEiAAIRAQMRAQQiAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAFA//EABwQAAEEAwEAAAAAAAAAAAAAAAABAxRSAhIVUf/EABYBAQEBAAAAAAAAAAAAAAAAAAAEBv/EABgRAAMBAQAAAAAAAAAAAAAAAAAVUQID/9oADgQBAAIRAxEEAAA/ALE5fFE5fFMtUGqESjNM8w7Ur9R6uQ6j1cirEZqIjNTWcvigy1QBRmhh2pK6j1cgVYjNQf/Z',
  'progressive jpeg':
    'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAAMABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAME/9oADAMBAAIQAxAAAAHOWU2xWH//xAAWEAEBAQAAAAAAAAAAAAAAAAARACD/2gAIAQEAAQUCIjH/xAAWEQADAAAAAAAAAAAAAAAAAAAAART/2gAIAQMBAT8BnROj/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAEU/9oACAECAQE/AaWUs//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CX//EABYQAQEBAAAAAAAAAAAAAAAAAAAREP/aAAgBAQABPyHRER//2gAMAwEAAgADAAAAEAw//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPxA//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxA//8QAFhABAQEAAAAAAAAAAAAAAAAAABEQ/9oACAEBAAE/EN8IQ//Z',
  webp: 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4WAoAAAAQAAAAFwAACwAAQUxQSDMAAAABX0CQbXOLzl/1EhGRC3IgpG0nU5jCFKaQQgoppJBCCinkdxki+p+fj5eHm4uTg81iMggAVlA4IDgAAADQAgCdASoYAAwAPpE4l0eloyIhMAgAsBIJQBdgBaSAAP71WL//c4H/+zgf/7OB/HX9eqWuTfJsAA==',
  gif: 'data:image/gif;base64,R0lGODlhGAAMAPEAAMUAOhcA6F0AogAAACH5BAAAAAAAIf8LSW1hZ2VNYWdpY2sNZ2FtbWE9MC40NTQ1NQAsAAAAABgADAAAAjKMj6nLfZKggXIGSa+g+/q+gVpIlqYJoCeZhinQCrC7zfI74/IN53gPDAqHxKLxiEwWCwA7',
  svg: svg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><defs><linearGradient id="g"><stop stop-color="#1b3a6b"/><stop offset="1" stop-color="#c0392b"/></linearGradient></defs><rect width="120" height="40" rx="8" fill="url(#g)" opacity=".6"/><text x="10" y="26" font-family="sans-serif" fill="#fff">Morel &amp; Cie</text></svg>',
  ),
  'svg, very wide': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 20"><path d="M0 0h4000v20z"/></svg>',
  ),
  'a damaged png': png(2, 8, 3).slice(0, -40),
  'not a picture': 'data:image/png;base64,bm90IGEgcGljdHVyZQ==',
};

/** A square PNG of this colour type, written by hand so that every type is there. */
function png(colourType: number, bits: number, bytesAPixel: number): string {
  const row = 1 + SIDE * bytesAPixel;
  const rows = Buffer.alloc(row * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 1; x < row; x += 1) {
      // A palette of four colours has no fifth.
      rows[y * row + x] = colourType === 3 ? (x + y) % 4 : (x * 17 + y * 11) % 256;
    }
  }
  const palette = colourType === 3 ? Buffer.from('000000ffffff1b3a6bc0392b', 'hex') : undefined;
  return pngUrl({ width: SIDE, height: SIDE, colourType, bits, rows, palette });
}

function svg(source: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
}
