import type {VideoObject} from 'schema-dts';
import type {Site} from '../site';
import {videoAddresses, type Video} from '../videos';

/** A video as schema.org/VideoObject. */
export function videoObject({practice}: Site, video: Video): VideoObject {
  const {watch, player} = videoAddresses(video);
  const onSite = (address: string) => (address.startsWith('/') ? `${practice.site}${address}` : address);
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: `${practice.site}/img/og/${video.image}.png`,
    uploadDate: `${video.published}T09:00:00-07:00`,
    duration: `PT${video.seconds}S`,
    ...(player === undefined ? {contentUrl: onSite(watch)} : {embedUrl: player}),
  };
}
