import { LIMITS } from '@quiltwright/shared/limits';
import { useEffect, useState } from 'react';
import { loadImage } from '../../render/surface/load-picture';
import { TOO_LARGE } from '../../server/uploads/upload-queue';

const NOT_A_PICTURE =
  'This file isn’t a picture that your browser can show. Choose a JPEG, PNG or GIF picture.';
const TOO_MANY_PIXELS = `This picture has more than ${LIMITS.uploadPixels / 1_000_000} million pixels. Make the picture smaller, and try again.`;
const TOO_SMALL = 'This picture is too small for a fabric. Choose a larger picture.';
/** The shortest side of a picture that can become a fabric, in pixels. */
const LEAST = 24;

/** A loaded picture, or the reason in words why the picture can't be used. Both are null while the picture loads. */
export interface LoadedFile {
  image: HTMLImageElement | null;
  fault: string | null;
}

const loading: LoadedFile = { image: null, fault: null };

/** Loads the picture in a file. Returns the picture, or the reason why it can't be used. */
export function usePicture(file: File): LoadedFile {
  const [picture, setPicture] = useState(loading);
  useEffect(() => {
    let isWanted = true;
    const url = URL.createObjectURL(file);
    void openPicture(file, url).then((opened) => {
      if (isWanted) setPicture(opened);
    });
    return () => {
      isWanted = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
}

async function openPicture({ size }: File, url: string): Promise<LoadedFile> {
  if (size > LIMITS.uploadBytes) return { image: null, fault: TOO_LARGE };
  try {
    const image = await loadImage(url);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > LIMITS.uploadPixels) return { image: null, fault: TOO_MANY_PIXELS };
    if (Math.min(width, height) < LEAST) return { image: null, fault: TOO_SMALL };
    return { image, fault: null };
  } catch {
    return { image: null, fault: NOT_A_PICTURE };
  }
}
