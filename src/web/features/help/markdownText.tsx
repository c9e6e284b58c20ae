import { Link } from '#web/ui/link.tsx';
import { ProductPicture } from '#web/ui/productPicture.tsx';
import { isPicture } from '#web/ui/productPictures.ts';
import { type MarkdownBlock, readInline, readMarkdown } from './markdown.ts';

export function MarkdownText({ source }: { source: string }) {
  return readMarkdown(source).map((block, index) => (
    <Block key={`${index} ${block.kind}`} block={block} />
  ));
}

function Block({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="h3 mt-5">{block.text}</h2>
      ) : (
        <h3 className="strong mt-2">{block.text}</h3>
      );
    case 'bullets':
      return (
        <ul className="soft grid list-disc gap-2 pl-5 marker:text-ink-3">
          <Items items={block.items} />
        </ul>
      );
    case 'numbers':
      return (
        <ol className="soft grid list-decimal gap-2 pl-5 marker:text-ink-3 marker:tabular-nums">
          <Items items={block.items} />
        </ol>
      );
    case 'picture':
      // Wider than the words where there is room: its own words must be readable.
      return isPicture(block.name) ? (
        <ProductPicture
          name={block.name}
          alt={block.alt}
          className="my-3 w-[min(52rem,100vw-4rem)] max-desk:w-full"
        />
      ) : null;
    case 'paragraph':
      return (
        <p className="soft text-pretty">
          <Inline text={block.text} />
        </p>
      );
  }
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item} className="pl-1 text-pretty">
      <Inline text={item} />
    </li>
  ));
}

function Inline({ text }: { text: string }) {
  return readInline(text).map((part) => {
    if (part.kind === 'words') return part.text;
    if (part.kind === 'strong') {
      return (
        <strong key={part.text} className="strong text-ink">
          {part.text}
        </strong>
      );
    }
    return (
      <Link key={part.text} className="link" to={part.to}>
        {part.text}
      </Link>
    );
  });
}
