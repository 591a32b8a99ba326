/** Uploads and pictures of pages go within the hour (decision 9); the job runs often enough to keep that. */
export const UPLOAD_KEPT_MINUTES = 50
