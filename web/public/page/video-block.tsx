/** A video of the product without sound. Its captions are on, because they are its words. */
export function VideoBlock({ name, caption }: { name: string; caption: string }) {
  return (
    <figure className="max-w-[52rem]">
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={`/videos/${name}.webp`}
        width={1280}
        height={720}
        aria-label={caption}
        className="h-auto w-full rounded-md border border-line bg-sunken"
      >
        <source src={`/videos/${name}.webm`} type="video/webm" />
        <track default kind="captions" srcLang="en" label="English" src={`/videos/${name}.vtt`} />
      </video>
      <figcaption className="mt-2 text-caption text-ink-2">{caption}</figcaption>
    </figure>
  );
}
