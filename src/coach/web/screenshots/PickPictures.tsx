import { useRef } from 'react';
import { Button, type ButtonVariant } from '#ui';
import { Sign } from '../Sign.tsx';

interface PickPicturesProps {
  label: string;
  variant: ButtonVariant;
  className?: string | undefined;
  /** The picture alone on a phone; its name stays. */
  slim?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that asks for pictures of this device. */
export function PickPictures({ label, variant, className, slim = false, onFiles }: PickPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same picture can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        variant={variant}
        className={className}
        title={slim ? label : undefined}
        onClick={() => input.current?.click()}
      >
        <Sign
          d="M5.500 2.500h9a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM7.500 6.500h3.500m-1.500 4h3M7.500 14h2.500"
          width={1.5}
          className="size-4.5 flex-none"
        />
        <span className={slim ? 'max-[559.98px]:sr-only' : undefined}>{label}</span>
      </Button>
    </>
  );
}
